/** What a guild's page fetches as one after its head: what the reader can do there, and the tabs that all may see. */
export { Actions } from './page/actions.tsx'
export { AboutTab } from './tabs/about-tab.tsx'
export { MembersTab } from './tabs/members-tab.tsx'
export { PostsTab } from './tabs/posts-tab.tsx'
