import {
  float,
  int,
  string,
  type BytesValue,
  type DurationValue,
  type LatLngValue,
} from '../values.ts';
import { methods, noArguments, oneArgument } from './method.ts';

export const bytesMethods = methods<BytesValue>({
  size: noArguments((self) => int(self.value.length)),
  // Uses the alphabet for URLs, with padding.
  toBase64: noArguments((self) => {
    const text = Buffer.from(self.value).toString('base64url');
    return string(text.padEnd(Math.ceil(text.length / 4) * 4, '='));
  }),
  toHexString: noArguments((self) => string(Buffer.from(self.value).toString('hex').toUpperCase())),
});

/** The methods of rules.Duration: whole seconds, and the remaining nanoseconds. */
export const durationMethods = methods<DurationValue>({
  seconds: noArguments((self) => int(self.nanos / 1_000_000_000n)),
  nanos: noArguments((self) => int(self.nanos % 1_000_000_000n)),
});

const EARTH_RADIUS_METRES = 6_371_010;
const radians = (degrees: number): number => (degrees * Math.PI) / 180;

export const latlngMethods = methods<LatLngValue>({
  latitude: noArguments((self) => float(self.latitude)),
  longitude: noArguments((self) => float(self.longitude)),
  distance: oneArgument('latlng', (self, other) => {
    const lat = Math.sin(radians(other.latitude - self.latitude) / 2) ** 2;
    const lng = Math.sin(radians(other.longitude - self.longitude) / 2) ** 2;
    const a = lat + Math.cos(radians(self.latitude)) * Math.cos(radians(other.latitude)) * lng;
    return float(2 * EARTH_RADIUS_METRES * Math.asin(Math.min(1, Math.sqrt(a))));
  }),
});
