const blank = 'animate-pulse bg-sunken';

/** As high as what is to come. */
export function DashboardLoading() {
  return (
    <div className="wrap grid gap-4 py-6 lg:py-10" data-dashboard="loading">
      <h1 className="sr-only">Your Rewards</h1>
      <output className="sr-only">Loading your rewards…</output>
      <div className={`h-12 w-44 ${blank}`} />
      <div className={`h-96 md:h-72 ${blank}`} />
      <div className="grid gap-4 lg:grid-cols-2">
        <div className={`h-40 ${blank}`} />
        <div className={`h-40 ${blank}`} />
      </div>
      <div className={`mt-4 h-12 ${blank}`} />
      <div className={`h-60 ${blank}`} />
    </div>
  );
}
