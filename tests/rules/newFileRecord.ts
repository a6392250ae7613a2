/** A valid record of a new file, and the paths that belong to it. */
import {
  getDownloadUrl,
  categoryPath,
  withFields,
  filePath,
  getMinutesFromNow,
  type Fields,
} from './rejectedChanges';

export const homeCategory = categoryPath.slice('resourceCategories/'.length);
export const freshPath = 'resourceFiles/file_1900000000000_fresh';
export const folder = `resources/${homeCategory}/`;
export const objectPath = `${folder}1900000000000-fresh_Report_(1).pdf`;

/** Returns the record of a new file with the fields of `change` replaced. */
export const createNewFileRecord = (change: Fields = {}): Fields =>
  withFields(filePath, {
    id: freshPath.split('/')[1],
    category: homeCategory,
    path: objectPath,
    url: getDownloadUrl(objectPath),
    uploadDate: getMinutesFromNow(0),
    ...change,
  });
