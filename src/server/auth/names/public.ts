export { withoutHidden } from './hidden.ts'
export { judgeNames } from './judge-names.ts'
