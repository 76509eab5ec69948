'use client';

import dynamic from 'next/dynamic';
import { useTranslations } from 'next-intl';
import { Spinner } from '../../ui/spinner';
import type { AnswerEditor } from './answer-editor';

/** Lives in the browser alone: what it edits is kept there until it is sent. */
export const AnswerOnDemand = dynamic<Parameters<typeof AnswerEditor>[0]>(
  () => import('./answer-editor').then((module) => module.AnswerEditor),
  { ssr: false, loading: () => <Spinner label={useTranslations('staff.answer')('pending')} /> },
);
