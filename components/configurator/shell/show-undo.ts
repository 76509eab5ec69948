import { showToast, type Toast } from '@/components/ui/toast';

/** Says what has been done, with the way back, long enough to read two sentences and decide. */
export const showUndo = (
  { undo, ...said }: Pick<Toast, 'title' | 'description'> & { undo: string },
  takeBack: () => void,
): void => showToast({ ...said, action: { label: undo, onClick: takeBack }, duration: 15_000 });
