/**
 * Delivery zones by German postcode, shipped with the site so that no geocoding service learns where somebody lives.
 * Kilometres are estimates of the one-way drive from Krefeld, rounded to 5; an offer may correct them.
 */
export type PostcodeRange = readonly [from: number, to: number];

/** Up to 30 km. */
export const nearRanges: readonly PostcodeRange[] = [
  [40001, 40629], // Düsseldorf
  [40667, 40670], // Meerbusch
  [41061, 41239], // Mönchengladbach
  [41334, 41334], // Nettetal
  [41352, 41352], // Korschenbroich
  [41366, 41366], // Schwalmtal
  [41460, 41472], // Neuss
  [41564, 41564], // Kaarst
  [41747, 41751], // Viersen
  [47051, 47279], // Duisburg
  [47441, 47447], // Moers
  [47475, 47475], // Kamp-Lintfort
  [47495, 47495], // Rheinberg
  [47506, 47509], // Neukirchen-Vluyn, Rheurdt
  [47647, 47647], // Kerken
  [47661, 47661], // Issum
  [47669, 47669], // Wachtendonk
  [47798, 47839], // Krefeld
  [47877, 47877], // Willich
  [47906, 47906], // Kempen
  [47918, 47929], // Tönisvorst, Grefrath
];

/** From 31 to 60 km. */
export const middleRanges: readonly PostcodeRange[] = [
  [40699, 40699], // Erkrath
  [40721, 40885], // Hilden, Langenfeld, Monheim, Mettmann, Ratingen
  [41363, 41363], // Jüchen
  [41372, 41379], // Niederkrüchten, Brüggen
  [41515, 41517], // Grevenbroich
  [41539, 41542], // Dormagen
  [41569, 41569], // Rommerskirchen
  [41812, 41849], // Erkelenz, Hückelhoven, Wegberg, Wassenberg
  [42103, 42399], // Wuppertal
  [42489, 42489], // Wülfrath
  [42549, 42579], // Velbert, Heiligenhaus
  [42651, 42719], // Solingen
  [42781, 42799], // Haan, Leichlingen
  [42853, 42899], // Remscheid
  [44623, 44653], // Herne
  [44787, 44894], // Bochum
  [45127, 45359], // Essen
  [45468, 45481], // Mülheim an der Ruhr
  [45525, 45529], // Hattingen
  [45879, 45968], // Gelsenkirchen, Gladbeck
  [46045, 46149], // Oberhausen
  [46236, 46286], // Bottrop, Dorsten
  [46483, 46569], // Wesel, Hamminkeln, Xanten, Schermbeck, Alpen, Dinslaken, Voerde, Hünxe
  [47574, 47574], // Goch
  [47589, 47589], // Uedem
  [47608, 47608], // Geldern
  [47623, 47627], // Kevelaer
  [47638, 47638], // Straelen
  [47652, 47652], // Weeze
  [47665, 47665], // Sonsbeck
  [50126, 50129], // Bergheim
  [50181, 50181], // Bedburg
  [50226, 50226], // Frechen
  [50259, 50259], // Pulheim
  [50354, 50354], // Hürth
  [50667, 51149], // Köln
  [51371, 51381], // Leverkusen
  [51399, 51399], // Burscheid
  [58452, 58456], // Witten
];

/** The rest of North Rhine-Westphalia up to 120 km: longest matching beginning of the postcode → kilometres. */
export const farPrefixes: Readonly<Record<string, number>> = {
  '40': 61,
  '41': 61,
  '42': 70,
  '44': 75,
  '45': 70,
  '46': 70,
  '47': 65,
  '481': 120,
  '48249': 95,
  '48301': 110,
  '48308': 110,
  '48317': 120,
  '48329': 115,
  '4865': 100,
  '4868': 105,
  '4869': 105,
  '4859': 115,
  '4870': 90,
  '4871': 95,
  '4872': 110,
  '4873': 95,
  '50': 70,
  '51': 75,
  '516': 105,
  '517': 110,
  '52': 85,
  '53': 90,
  '539': 110,
  '58': 90,
  '585': 100,
  '588': 115,
  '590': 105,
  '591': 95,
  '5922': 115,
  '593': 95,
  '5942': 90,
  '5943': 90,
  '5945': 110,
  '5946': 115,
  '5949': 120,
};

/** Beginnings inside those above that lie outside North Rhine-Westphalia or beyond 120 km. */
export const beyondPrefixes: readonly string[] = ['534', '535', '53619'];

/** Net cents. */
export const deliveryPrices = { middle: 5_900, perKm: 140, sameDayPickup: 4_500 } as const;
