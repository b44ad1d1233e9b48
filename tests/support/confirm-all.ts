/** Sends something; where the server asks about it, once more with a yes to each question. */
export async function confirmAll(send: (confirmed: string[]) => Promise<Response>): Promise<Response> {
  const response = await send([]);
  if (response.status !== 409) return response;
  const { code, figures } = (await response.clone().json()) as {
    code: string;
    figures: { questions: string[] };
  };
  return code === 'not_confirmed' ? send(figures.questions) : response;
}
