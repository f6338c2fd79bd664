export {
  addAttention,
  addReaction,
  addRead,
  forgetReactions,
  removeReaction,
  setLike,
  weightOf,
  type Like,
} from './actions.ts'
