/** The messages of the news commentary for staff alone; visitors do not download them. */
export const newsStaffMessages = {
  fetchFailed: 'Failed to fetch news commentary items',
  orderFailed: 'Failed to update order',
  deleteFailed: 'Failed to delete item',
  saveFailed: 'Failed to save item',
  orderUpdated: 'Order updated successfully',
  deleted: 'Item deleted successfully',
  updated: 'Item updated successfully',
  created: 'Item created successfully',
  conflict:
    'This item changed after you opened it. What you typed is still here. Reload to see the change instead, or overwrite it with yours.',
  gone: 'Someone else has deleted this item',
  deletedMeanwhile:
    'Someone else has deleted this item. What you typed is still here: Save adds it as a new one.',
  cancelling: 'Cancelled. Checking what is stored...',
  cancelled: 'Cancelled. Nothing was stored.',
  savedAnyway: 'Already saved when you cancelled',
  noItems: 'No news commentary items yet. Add your first item.',
  noMatches: 'No items match your search.',
  order: 'Drag items to change their order.',
  noOrderInEdit: 'Close the form to change the order.',
  unsafeLink: 'Please enter a link that begins with https://',
  oddLink: 'Please enter a link without spaces, quotes or angle brackets',
  uploadingThumbnail: 'Uploading custom thumbnail...',
  uploadWaits: 'The thumbnail is not getting through. Still trying...',
  confirmDelete: 'Are you sure you want to delete this item?',
} as const;
