export {
  addAttention,
  addReaction,
  forgetReactions,
  removeReaction,
  setLike,
  weightOf,
  type Like,
} from './actions.ts'
