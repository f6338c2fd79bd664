export { forgetMediaUses, setMediaUses } from './actions.ts'
export { mediaUrl } from './addresses.ts'
export { findMediaIn, getOwnImage } from './queries.ts'
export { purgeMedia } from './sweep.ts'
