export { getObject, visibleTo, type FoundObject } from './queries.ts'
export { can, isStaff, type Owned } from './rules.ts'
