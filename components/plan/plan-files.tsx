import { useState } from 'react';
import type { PlanDocument } from '@/lib/plan/document/plan-document';
import { Button } from '../ui/button';
import { saveFile } from './save-file';

type Props = {
  texts: { pdf: string; calendar: string; noDate: string; failed: string };
  /** Called when a file is asked for. */
  plan: () => PlanDocument | Promise<PlanDocument>;
  /** `null` while there is no date. */
  calendar: () => string | null | Promise<string | null>;
  /** Without its ending. */
  fileName: string;
};

/** Buttons for the plan as a PDF and for the calendar; the library for PDF is fetched when it is needed. */
export function PlanFiles({ texts, plan, calendar, fileName }: Props) {
  const [problem, setProblem] = useState('');
  const savePdf = async () => {
    setProblem('');
    try {
      const [{ planFile }, document] = await Promise.all([import('@/lib/plan/document/plan-file'), plan()]);
      saveFile(await planFile(document), `${fileName}.pdf`, 'application/pdf');
    } catch {
      setProblem(texts.failed);
    }
  };
  const saveCalendar = async () => {
    setProblem('');
    try {
      const file = await calendar();
      if (file === null) setProblem(texts.noDate);
      else saveFile(file, `${fileName}.ics`, 'text/calendar;charset=utf-8');
    } catch {
      setProblem(texts.failed);
    }
  };
  return (
    <div>
      <div className="flex flex-wrap gap-4">
        <Button variant="outline" onClick={savePdf} data-pdf>
          {texts.pdf}
        </Button>
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
