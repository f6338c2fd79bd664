/** What stands below the text that is written, fetched after the editor. */
export { Details } from './details.tsx'
export { UnfinishedList } from './unfinished-list.tsx'
