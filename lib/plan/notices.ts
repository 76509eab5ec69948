/** Notices about a price or a plan; texts stand under `notices` in the messages, `params` fill them. */
export type NoticeCode =
  | 'allergyConflict'
  | 'smallGroup'
  | 'breakfastSmallGroup'
  | 'serviceMinimum'
  | 'extraChoices'
  | 'breakfastColdOnRequest'
  | 'kitchenChooses'
  | 'express'
  | 'outOfSeason'
  | 'dateOpen'
  | 'packageOpen'
  | 'ideaOnRequest'
  | 'durationAssumed'
  | 'hoursFollow'
  | 'hoursShortened'
  | 'serviceEnds'
  | 'serviceIncluded'
  | 'hireOpen'
  | 'capacityExceeded'
  | 'seatingNotOffered'
  | 'fitsWithTent'
  | 'fitsInRoom'
  | 'fitsStanding'
  | 'fitsNowhere'
  | 'outsideHours'
  | 'placeOpen'
  | 'deliveryFree'
  | 'deliveryEstimated'
  | 'deliveryOnRequest'
  | 'deliveryOpen'
  | 'unknownItems'
  | 'tipSeparate';

/**
 * `params` by code: numbers are counts, `…Cents` are cents to be formatted, `earliest` is `YYYY-MM-DD`, `category` is a
 * list of the draft, `service`, `dish`, `item`, `room` and `seating` are identifiers of the catalogue, `allergen` is a group.
 */
export type Notice = {
  readonly code: NoticeCode;
  readonly params: Readonly<Record<string, string | number>>;
};

export const notice = (code: NoticeCode, params: Notice['params'] = {}): Notice => ({ code, params });
