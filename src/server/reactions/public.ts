export {
  addAttention,
  addReaction,
  addRead,
  eraseReactions,
  removeReaction,
  setLike,
  weightOf,
  weightOfUser,
  type Like,
} from './actions.ts'
