'use client';

import { useState } from 'react';
import { Button } from '../ui/button';
import { saveFile } from './save-file';

type Props = {
  texts: { calendar: string; noDate: string };
  /** `null` while there is no date. */
  calendar: () => string | null;
  /** Without its ending. */
  fileName: string;
};

/** Buttons for what a visitor takes along. */
export function PlanFiles({ texts, calendar, fileName }: Props) {
  const [problem, setProblem] = useState('');
  const saveCalendar = () => {
    const file = calendar();
    setProblem(file === null ? texts.noDate : '');
    if (file !== null) saveFile(file, `${fileName}.ics`, 'text/calendar;charset=utf-8');
  };
  return (
    <div>
      <div className="flex flex-wrap gap-4">
        <Button variant="outline" onClick={saveCalendar} data-calendar>
          {texts.calendar}
        </Button>
      </div>
      <p role="status" className="mt-3 text-muted empty:hidden">
        {problem}
      </p>
    </div>
  );
}
