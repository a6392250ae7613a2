import {
  float,
  int,
  string,
  type BytesValue,
  type DurationValue,
  type LatLngValue,
} from '../values.ts';
import { createMethods, createNullaryMethod, createUnaryMethod } from './method.ts';

export const bytesMethods = createMethods<BytesValue>({
  size: createNullaryMethod((self) => int(self.value.length)),
  // base64url, but with padding.
  toBase64: createNullaryMethod((self) => {
    const text = Buffer.from(self.value).toString('base64url');
    return string(text.padEnd(Math.ceil(text.length / 4) * 4, '='));
  }),
  toHexString: createNullaryMethod((self) =>
    string(Buffer.from(self.value).toString('hex').toUpperCase()),
  ),
});

/**
 * Methods of rules.Duration. `seconds` returns the whole seconds, and `nanos` the remaining
 * nanoseconds.
 */
export const durationMethods = createMethods<DurationValue>({
  seconds: createNullaryMethod((self) => int(self.nanos / 1_000_000_000n)),
  nanos: createNullaryMethod((self) => int(self.nanos % 1_000_000_000n)),
});

const EARTH_RADIUS_METRES = 6_371_010;
const toRadians = (degrees: number): number => (degrees * Math.PI) / 180;

export const latlngMethods = createMethods<LatLngValue>({
  latitude: createNullaryMethod((self) => float(self.latitude)),
  longitude: createNullaryMethod((self) => float(self.longitude)),
  distance: createUnaryMethod('latlng', (self, other) => {
    const lat = Math.sin(toRadians(other.latitude - self.latitude) / 2) ** 2;
    const lng = Math.sin(toRadians(other.longitude - self.longitude) / 2) ** 2;
    const a = lat + Math.cos(toRadians(self.latitude)) * Math.cos(toRadians(other.latitude)) * lng;
    return float(2 * EARTH_RADIUS_METRES * Math.asin(Math.min(1, Math.sqrt(a))));
  }),
});
