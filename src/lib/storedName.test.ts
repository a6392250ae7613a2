import { describe, expect, it } from 'vitest';
import { MAX_STORED_NAME_BYTES, storedName } from './storedName';

describe('storedName', () => {
  it.each([
    ['Weekly Market Summary', 'Weekly_Market_Summary'],
    [' Q1 / Q2 [a] ', 'Q1_-_Q2_-a-'],
    ['Inflation at 23.18%', 'Inflation_at_23.18-'],
    ['name%20twenty', 'name-20twenty'],
    ['100%25 %zz', '100-25_-zz'],
    ['a+b&c=d?e#f', 'a-b-c-d-e-f'],
    ['C:\\reports\\a.png', 'C--reports-a.png'],
    ['Report (final).pdf', 'Report_(final).pdf'],
    ['Ìròyìn ọjà ní Èkó', 'Ìròyìn_ọjà_ní_Èkó'],
    ['Akụkọ ahịa', 'Akụkọ_ahịa'],
    // Written with combining marks, as macOS does.
    ['Akụkọ'.normalize('NFD'), 'Akụkọ'],
    ['Up 📈 today', 'Up_-_today'],
    ['half \ud83d of one', 'half_-_of_one'],
    ['a\u0000b\u202ec', 'a-b-c'],
    ['..', 'file'],
    ['../../etc', '-.-etc'],
    ['.hidden', 'hidden'],
    ['   ', 'file'],
    ['', 'file'],
  ])('%j becomes %j', (text, name) => {
    expect(storedName(text)).toBe(name);
  });

  it.each([
    ['letters of one byte', 'a'.repeat(2000) + '.pdf', '.pdf'],
    ['letters of three bytes', 'ọ'.repeat(200) + '.pdf', '.pdf'],
    ['letters beyond the first plane', '𝒜'.repeat(200), '𝒜'],
  ])('cuts a long name: %s', (_, text, end) => {
    const name = storedName(text);
    const bytes = new TextEncoder().encode(name).length;
    expect(bytes).toBeLessThanOrEqual(MAX_STORED_NAME_BYTES);
    expect(bytes).toBeGreaterThan(MAX_STORED_NAME_BYTES - 4);
    expect(name.endsWith(end)).toBe(true);
    expect(() => encodeURIComponent(name)).not.toThrow();
  });
});
