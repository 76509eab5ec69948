import { house } from '@/content/house';

/**
 * What has to stay free, in metres. The German model assembly-place regulation (MVStättVO, in North Rhine-Westphalia
 * part 1 of the SBauVO) binds halls for more than 200 visitors; this house is smaller and keeps to it all the same,
 * except where a comment names the smaller measure that it allows up to 200 visitors.
 */
export const clearances = {
  /** MVStättVO § 7 (4) and § 10 (4): clear width of escape ways, and of aisles behind and between blocks of rows. */
  mainWay: house.aisleMetres.wheelchair,
  /** MVStättVO § 7 (4): enough for escape ways of rooms with up to 200 places. */
  aisle: house.aisleMetres.normal,
  /** MVStättVO § 10 (3): width of a seat in a row, and clear passage between two rows. */
  rowSeat: 0.5,
  rowPassage: 0.4,
  /** MVStättVO § 10 (5): seats in a row on one side of an aisle, indoors and in the open. */
  seatsBesideAisle: { indoor: 10, outdoor: 20 },
  /** MVStättVO § 10 (6): from table to table, chairs and those who sit on them included. */
  tableToTable: 1.5,
  /** MVStättVO § 10 (6): from a seat at a table to the nearest aisle. */
  seatToAisle: 10,
  /** Room for an occupied chair, from the table's edge: the usual banqueting measure. */
  seatDepth: 0.5,
  /** Cover width at a long table: the usual banqueting measure. */
  cover: 0.6,
  /** What one person needs to get through sideways, for example between two chair backs. */
  squeeze: 0.4,
  /** FeuVO § 4: combustible things in front of an open fire. */
  fire: 0.8,
  /** MVStättVO § 1 (2): people on their feet per square metre, at most. */
  standingPerSquareMetre: 2,
} as const;

/** Furniture as the house owns it, in metres. */
export const furniture = {
  chair: { width: 0.45, depth: 0.43, gap: 0.04 },
  rowChair: { width: 0.5, depth: 0.45 },
  /** Round tables by the number of seats they take. */
  round: { small: { diameter: 1.5, seats: 8 }, large: { diameter: 1.8, seats: 10 } },
  /** Banquet tables of 1.20 and 1.80 m are joined; lengths are multiples of one cover. */
  longTable: { depth: 0.8, minLength: 1.2 },
  /** The fireplace room's table: two conference tables deep, two covers at each end. */
  wideTable: { depth: 1.2, minLength: 1.2 },
  highTable: { diameter: 0.7, guests: 6 },
  /** Someone standing, seen from above. */
  person: { diameter: 0.44 },
  parasol: { canopy: 4, base: 0.6 },
} as const;
