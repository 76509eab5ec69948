'use client';

import { useState } from 'react';
import { Accordion } from '../accordion';
import { Button } from '../button';
import { Dialog } from '../dialog';
import { Sheet } from '../sheet';
import { showToast } from '../toast';
import { Tooltip } from '../tooltip';

const topics = [
  { id: 'first', title: 'First topic', body: 'What there is to say about it.' },
  { id: 'second', title: 'Second topic', body: 'And about the other one.' },
];

/** Dialog, sheet, accordion, toasts and tooltip, each one press away. */
export function OverlayStates() {
  const [open, setOpen] = useState<'dialog' | 'sheet' | null>(null);
  const close = () => setOpen(null);
  return (
    <section aria-labelledby="overlays" className="space-y-8">
      <h2 id="overlays">Overlays</h2>
      <div className="flex flex-wrap gap-4">
        <Button onClick={() => setOpen('dialog')}>Dialog</Button>
        <Button onClick={() => setOpen('sheet')}>Sheet</Button>
        <Button onClick={() => showToast({ title: 'Saved', description: 'Five seconds.' })}>Toast</Button>
        <Button
          onClick={() => showToast({ title: 'Removed', action: { label: 'Undo', onClick: () => undefined } })}
        >
          Toast with action
        </Button>
        <Button
          variant="destructive"
          onClick={() =>
            showToast({ title: 'Not sent', description: 'No connection.', variant: 'destructive' })
          }
        >
          Destructive toast
        </Button>
        <Tooltip text="After 700 milliseconds">
          {(describedBy) => <Button aria-describedby={describedBy}>Tooltip</Button>}
        </Tooltip>
      </div>
      <Accordion items={topics} />
      <Dialog
        open={open === 'dialog'}
        onOpenChange={close}
        title="Dialog"
        description="In the middle of the screen."
        closeLabel="Close dialog"
      >
        <Button className="mt-6" onClick={close}>
          Done
        </Button>
      </Dialog>
      <Sheet open={open === 'sheet'} onOpenChange={close} title="Sheet" closeLabel="Close sheet">
        <p className="mt-6">From the right edge.</p>
      </Sheet>
    </section>
  );
}
