import { libraryMessages } from './libraryMessages';

/** Every text that the resources say, to visitors and staff. */
export const resourceMessages = {
  ...libraryMessages,
  addCategoryFailed: 'Failed to add category',
  updateCategoryFailed: 'Failed to update category',
  deleteCategoryFailed: 'Failed to delete category',
  reorderCategoriesFailed: 'Failed to reorder categories',
  uploadFailed: 'Failed to upload one or more files',
  uploadOneFailed: (name: string) => `Failed to upload file ${name}`,
  deleteFileFailed: 'Failed to delete file',
  deleteFilesFailed: 'Failed to delete one or more files',
  noFilesChosen: 'Please select at least one file to upload.',
  noCategoryChosen: 'Please select a category.',
  nameMissing: 'Please provide a name for all files.',
  nothingSelected: 'No files selected for deletion',
  categoryAdded: 'Category added successfully!',
  categoryUpdated: 'Category updated successfully!',
  categoryDeleted: 'Category deleted successfully!',
  categoriesReordered: 'Category order updated successfully!',
  uploaded: (count: number) => `${count} file(s) uploaded successfully!`,
  fileDeleted: 'File deleted successfully!',
  filesDeleted: (count: number) => `Successfully deleted ${count} files`,
  confirmDeleteCategory:
    'Are you sure you want to delete this category? All files in this category will also be deleted. This action cannot be undone.',
  confirmDeleteFile: 'Are you sure you want to delete this file? This action cannot be undone.',
  confirmDeleteFiles: (count: number) =>
    `Are you sure you want to delete ${count} files? This action cannot be undone.`,
  noFiles: 'No files found. Upload your first file using the File Uploader.',
  noMatches: 'No files match your search criteria. Try adjusting your filters.',
  noCategories: 'No categories found. Add your first category above.',
  dragHint:
    'Drag and drop categories to change their display order. Changes are saved automatically.',
  loadingFiles: 'Loading files...',
  loadingCategories: 'Loading categories...',
  deletingCategory: 'Deleting category and files...',
  savingOrder: 'Saving category order...',
  uploading: 'Uploading...',
  uploadButton: (count: number) => `Upload ${count} File(s)`,
  selected: (count: number) => (count === 0 ? 'No files selected' : `${count} file(s) selected`),
  deleteSelected: (count: number) => `Delete Selected (${count})`,
  allCategories: 'All Categories',
  categoryConflict:
    'This category changed after you opened it. Nothing of yours has been lost. Reload to see the change, or overwrite it with yours.',
  unknownCategory: 'Unknown Category',
} as const;
