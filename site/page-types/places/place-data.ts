/** A place as data attributes of its list item, written by the view and read in the browser. */
import type { Location } from '../../../kernel/contract.ts';

export type ListedPlace = Pick<
  Location,
  | 'name'
  | 'region'
  | 'suburb'
  | 'postcode'
  | 'latitude'
  | 'longitude'
  | 'services'
  | 'phone'
  | 'email'
  | 'sample'
>;

export function placeAttributes(
  place: ListedPlace,
): Readonly<Record<`data-${string}`, string | number | undefined>> {
  return {
    'data-name': place.name,
    'data-region': place.region,
    'data-suburb': place.suburb,
    'data-postcode': place.postcode,
    'data-latitude': place.latitude,
    'data-longitude': place.longitude,
    'data-services': place.services.join(';') || undefined,
    'data-phone': place.phone,
    'data-email': place.email,
    'data-sample': place.sample ? '' : undefined,
  };
}

/** Reads the dataset that `placeAttributes` wrote. Undefined if the element isn't a place. */
export function readPlace(
  data: Readonly<Record<string, string | undefined>>,
): ListedPlace | undefined {
  const { name, region, suburb, postcode, phone, email } = data;
  const latitude = Number(data.latitude ?? Number.NaN);
  const longitude = Number(data.longitude ?? Number.NaN);
  if (name === undefined || region === undefined || suburb === undefined) return undefined;
  if (postcode === undefined || Number.isNaN(latitude) || Number.isNaN(longitude)) return undefined;
  return {
    name,
    region,
    suburb,
    postcode,
    latitude,
    longitude,
    services: (data.services ?? '').split(';').filter((service) => service !== ''),
    ...(phone !== undefined && { phone }),
    ...(email !== undefined && { email }),
    sample: data.sample !== undefined,
  };
}
