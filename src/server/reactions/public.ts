export {
  addAttention,
  addReaction,
  addRead,
  eraseReactions,
  removeReaction,
  setLike,
  weightOf,
  type Like,
} from './actions.ts'
