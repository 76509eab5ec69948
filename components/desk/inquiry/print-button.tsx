'use client';

import { Button } from '../../ui/button';

/** Opens the browser's own way of printing. */
export const PrintButton = ({ label }: { label: string }) => (
  <Button className="justify-self-start" onClick={() => window.print()}>
    {label}
  </Button>
);
