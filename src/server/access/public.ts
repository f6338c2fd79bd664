export { findObject, getObject, visibleTo, type Audience, type FoundObject } from './queries.ts'
export { can, isStaff, type Owned } from './rules.ts'
