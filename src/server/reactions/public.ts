export {
  addAttention,
  addReaction,
  addRead,
  eraseReactions,
  removeReaction,
  setLike,
  trustedSince,
  trustedThen,
  weightOf,
  weightOfUser,
  type Like,
} from './actions.ts'
export { serveLike } from './routes.ts'
