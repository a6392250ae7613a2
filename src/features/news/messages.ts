/** The texts that the news commentary says. */
export const newsMessages = {
  loadFailed: 'Failed to load news commentary',
  fetchFailed: 'Failed to fetch news commentary items',
  orderFailed: 'Failed to update order',
  deleteFailed: 'Failed to delete item',
  saveFailed: 'Failed to save item',
  orderUpdated: 'Order updated successfully',
  deleted: 'Item deleted successfully',
  updated: 'Item updated successfully',
  created: 'Item created successfully',
  conflict:
    'This item changed after you opened it. Nothing of yours has been lost. Reload to see the change, or overwrite it with yours.',
  noItems: 'No news commentary items yet. Add your first item.',
  unsafeLink: 'Please enter a link that begins with https://',
  oddLink: 'Please enter a link without spaces, quotes or angle brackets',
  uploadingThumbnail: 'Uploading custom thumbnail...',
  confirmDelete: 'Are you sure you want to delete this item?',
} as const;
