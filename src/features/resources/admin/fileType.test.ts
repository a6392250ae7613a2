import { expect, it } from 'vitest';
import types from '../fileTypes.json';
import { typeInWords } from './fileType';

it.each(types.words)('%j reads as %s', (type = '', words) => {
  expect(typeInWords(type)).toBe(words);
});
