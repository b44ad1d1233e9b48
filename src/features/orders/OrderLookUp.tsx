import { useState } from 'react';
import { CodeForm } from './CodeForm.tsx';
import { LookUpForm } from './LookUpForm.tsx';

/** The island of /order-lookup: the order's number and e-mail, then the code that proves the e-mail. */
export function OrderLookUp() {
  const [lookUpId, setLookUpId] = useState<string | null>(null);
  return lookUpId === null ? (
    <LookUpForm onSent={setLookUpId} />
  ) : (
    <CodeForm lookUpId={lookUpId} onStartOver={() => setLookUpId(null)} />
  );
}
