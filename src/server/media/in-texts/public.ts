export { mediaUrl } from '../addresses.ts'
export { setMediaUses } from './actions.ts'
export { findMediaIn, getOwnImage } from './queries.ts'
