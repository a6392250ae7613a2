import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { purposes } from './about';
import { benefits } from './benefits';
import { toDirectorImagePath, directors } from './directors';
import { firm } from './firm';
import { groupCompanies } from './groupCompanies';
import { metadata, findSection } from './metadata';
import { menuLinks, quickLinks, resourceLinks } from './navigation';
import { services } from './services';
import { slides } from './slides';

it('the content has the specified directors, services, benefits, group companies and slides', () => {
  expect(directors.map(({ role }) => role).join()).toBe(
    'Chairman,Director,Director,Director,Managing Director',
  );
  expect(new Set(directors.map(({ name }) => name)).size).toBe(5);
  expect(services.map(({ name }) => name)).toEqual([
    ...['Strategic Research and Advisory', 'Survey Services', 'Consulting Services'],
    ...['Market Intelligence', 'Data Services'],
  ]);
  expect([benefits, groupCompanies].map(({ length }) => length)).toEqual([6, 4]);
  expect(slides.map(({ to }) => to)).toEqual(['/contact', '/services', '/services']);
});

it('states the number of services and directors in the links of the benefits', () => {
  const numbers = ['Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine'];
  const findProof = (path: string) => benefits.find(({ to }) => to === path)?.proof;
  expect(findProof('/services')).toBe(`${numbers[services.length - 3]} services`);
  expect(findProof('/about/directors')).toBe(`${numbers[directors.length - 3]} directors`);
});

it('the content has the specified contact details and metadata', () => {
  expect(firm.copyright).toMatch(/^© .+ 20\d\d$/);
  expect(firm.phones).toHaveLength(2);
  expect(metadata.contact.description).toBe(firm.address);
  expect(metadata.admin).toEqual({ title: '', description: '' });
});

it('refers only to drawings that exist', () => {
  const files = [
    ...directors.flatMap(({ image, iamgeBig }) => [
      toDirectorImagePath(image),
      toDirectorImagePath(iamgeBig),
    ]),
    ...services.flatMap(({ image, receive }) => [image, receive.image]),
    ...slides.flatMap(({ image }) => image ?? []),
    ...purposes.map(({ image }) => image),
    ...groupCompanies.map(({ logo }) => logo),
  ];
  expect(files.filter((file) => !existsSync(`public${file}`))).toEqual([]);
  const glyphs = readFileSync('public/images/benefits.svg', 'utf8');
  for (const { glyph } of benefits) expect(glyphs).toContain(`<symbol id="${glyph}"`);
});

it('links only to pages of the site', () => {
  const links = [...menuLinks, ...quickLinks, ...resourceLinks];
  expect(links.filter(({ to }) => findSection(to) === null)).toEqual([]);
});

it.each([
  ['home', ['/']],
  ['about', ['/about', '/about/director/Ngozi%20Umeh']],
  ['services', ['/services/']],
  ['admin', ['/admin/login']],
  [null, ['/home', '/nowhere', '/toString']],
])('returns the section %s for %j', (section, paths) => {
  for (const path of paths) expect(findSection(path), path).toBe(section);
});
