/** How far a delivery zone reaches, in kilometres as the crow flies from the house to the centre of a postcode. */
export const deliveryRadii = { free: 30, middle: 60, far: 120 } as const;

/** Net cents: per drive in the middle zone, per kilometre of a drive in the far one. */
export const deliveryPrices = { middle: 5_900, perKm: 140, sameDayPickup: 4_500 } as const;
