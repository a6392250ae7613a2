import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { purposes } from './about';
import { benefits } from './benefits';
import { directorImage, directorPath, directors, findDirector } from './directors';
import { firm } from './firm';
import { groupCompanies } from './groupCompanies';
import { metadata, sectionOf } from './metadata';
import { mainLinks, quickLinks, resourceLinks } from './navigation';
import { services } from './services';
import { slides } from './slides';

describe('what the site promises', () => {
  it('has five directors: a chairman, three directors, a managing director', () => {
    expect(directors.map(({ role }) => role)).toEqual([
      'Chairman',
      'Director',
      'Director',
      'Director',
      'Managing Director',
    ]);
    expect(new Set(directors.map(({ name }) => name)).size).toBe(5);
  });

  it('has the five services', () => {
    expect(services.map(({ name }) => name)).toEqual([
      'Strategic Research and Advisory',
      'Survey Services',
      'Consulting Services',
      'Market Intelligence',
      'Data Services',
    ]);
  });

  it('has six benefits, four group companies, three slides', () => {
    expect(benefits).toHaveLength(6);
    expect(groupCompanies).toHaveLength(4);
    expect(slides.map(({ to }) => to)).toEqual(['/contact', '/services', '/services']);
  });

  it('names a year and two phone numbers', () => {
    expect(firm.copyright).toMatch(/^© .+ 20\d\d$/);
    expect(firm.phones).toHaveLength(2);
  });

  it('describes the contact section by the postal address', () => {
    expect(metadata.contact.description).toBe(firm.address);
    expect(metadata.admin).toEqual({ title: '', description: '' });
  });
});

it('names only drawings that exist', () => {
  const files = [
    ...directors.flatMap(({ image, iamgeBig }) => [directorImage(image), directorImage(iamgeBig)]),
    ...services.flatMap(({ image, receive }) => [image, receive.image]),
    ...slides.map(({ image }) => image),
    ...purposes.map(({ image }) => image),
    ...groupCompanies.map(({ logo }) => logo),
  ];
  expect(files.filter((file) => !existsSync(`public${file}`))).toEqual([]);
});

it('links only to pages of the site', () => {
  const links = [...mainLinks, ...quickLinks, ...resourceLinks];
  expect(links.filter(({ to }) => sectionOf(to) === null)).toEqual([]);
});

describe('the director in the address', () => {
  it('is found by the full name', () => {
    for (const director of directors) {
      const id = decodeURIComponent(directorPath(director.name).split('/').at(-1) ?? '');
      expect(findDirector(id)).toBe(director);
    }
  });

  it.each([undefined, '', 'Nobody', 'babatunde akinsanya'])('%j is nobody', (id) => {
    expect(findDirector(id)).toBeUndefined();
  });
});

describe('the section of a path', () => {
  it.each([
    ['/', 'home'],
    ['/about', 'about'],
    ['/about/director/Ngozi%20Umeh', 'about'],
    ['/services/', 'services'],
    ['/admin/login', 'admin'],
    ['/home', null],
    ['/nowhere', null],
    ['/toString', null],
  ])('%s', (path, section) => {
    expect(sectionOf(path)).toBe(section);
  });
});
