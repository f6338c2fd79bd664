/** What officers may do to a post outside of their guild's list, fetched for them alone. */
export { RemoveDialog } from './remove-dialog.tsx'
export { RemoveItem } from './remove-item.tsx'
