/** A record of a file that is new: its object, and the address of that. */
import { addressOf, category, changed, file, inMinutes, type Change } from './refused';

export const home = category.slice('resourceCategories/'.length);
export const fresh = 'resourceFiles/file_1900000000000_fresh';
export const folder = `resources/${home}/`;
export const path = `${folder}1900000000000-fresh_Report_(1).pdf`;

/** The example file as a new record of its own, with these fields instead. */
export const newFile = (change: Change = {}): Change =>
  changed(file, {
    id: fresh.split('/')[1],
    category: home,
    path,
    url: addressOf(path),
    uploadDate: inMinutes(0),
    ...change,
  });
