import { account } from './account/feature.ts'
import { apiDocs } from './api-docs/feature.ts'
import { apiTokens } from './api-tokens/feature.ts'
import { articleHistory } from './article-history/feature.ts'
import { articleReads } from './article-reads/feature.ts'
import { articles } from './articles/feature.ts'
import { auth } from './auth/feature.ts'
import { blocks } from './blocks/feature.ts'
import { bookmarks } from './bookmarks/feature.ts'
import { collections } from './collections/feature.ts'
import { shareImages } from './share-images/feature.ts'
import { comments } from './comments/feature.ts'
import type { Feature } from './content/feature.ts'
import { conversations } from './conversations/feature.ts'
import { dataExport } from './data-export/feature.ts'
import { documents } from './documents/feature.ts'
import { drafts } from './drafts/feature.ts'
import { embeds } from './embeds/feature.ts'
import { events } from './events/feature.ts'
import { explore } from './explore/feature.ts'
import { feeds } from './feeds/feature.ts'
import { firstDay } from './first-day/feature.ts'
import { follows } from './follows/feature.ts'
import { forYou } from './for-you/feature.ts'
import { guildMembers } from './guild-members/feature.ts'
import { guilds } from './guilds/feature.ts'
import { guildPosts } from './guild-posts/feature.ts'
import { health } from './health/feature.ts'
import { help } from './help/feature.ts'
import { honor } from './honor/feature.ts'
import { imports } from './imports/feature.ts'
import { iq } from './iq/feature.ts'
import { leaving } from './leaving/feature.ts'
import { liteText } from './lite-text/feature.ts'
import { market } from './market/feature.ts'
import { media } from './media/feature.ts'
import { mentions } from './mentions/feature.ts'
import { moderation } from './moderation/feature.ts'
import { mutes } from './mutes/feature.ts'
import { notificationChannels } from './notification-channels/feature.ts'
import { notificationMail } from './notification-mail/feature.ts'
import { notifications } from './notifications/feature.ts'
import { nsfw } from './nsfw/feature.ts'
import { pagePosts } from './page-posts/feature.ts'
import { passkeys } from './passkeys/feature.ts'
import { polls } from './polls/feature.ts'
import { profiles } from './profiles/feature.ts'
import { providers } from './providers/feature.ts'
import { push } from './push/feature.ts'
import { questions } from './questions/feature.ts'
import { reactions } from './reactions/feature.ts'
import { readingPositions } from './reading-positions/feature.ts'
import { reports } from './reports/feature.ts'
import { richText } from './rich-text/feature.ts'
import { scheduledPosts } from './scheduled-posts/feature.ts'
import { search } from './search/feature.ts'
import { settings } from './settings/feature.ts'
import { siteDesk } from './site-desk/feature.ts'
import { spamChecks } from './spam-checks/feature.ts'
import { signIns } from './sign-ins/feature.ts'
import { stats } from './stats/feature.ts'
import { textDiff } from './text-diff/feature.ts'
import { trending } from './trending/feature.ts'
import { twoFactor } from './two-factor/feature.ts'
import { visits } from './visits/feature.ts'
import { welcome } from './welcome/feature.ts'

/** The one list of features. Shared code asks each of them and knows none by name. */
export const features: readonly Feature[] = [
  health,
  auth,
  account,
  apiTokens,
  leaving,
  signIns,
  providers,
  twoFactor,
  passkeys,
  market,
  settings,
  iq,
  richText,
  liteText,
  textDiff,
  spamChecks,
  articles,
  articleReads,
  reactions,
  search,
  explore,
  articleHistory,
  comments,
  bookmarks,
  readingPositions,
  drafts,
  imports,
  stats,
  trending,
  pagePosts,
  scheduledPosts,
  guilds,
  guildPosts,
  polls,
  questions,
  collections,
  embeds,
  nsfw,
  notifications,
  follows,
  profiles,
  mentions,
  honor,
  blocks,
  mutes,
  forYou,
  conversations,
  guildMembers,
  welcome,
  firstDay,
  siteDesk,
  notificationChannels,
  notificationMail,
  push,
  events,
  visits,
  help,
  media,
  dataExport,
  reports,
  moderation,
  shareImages,
  feeds,
  apiDocs,
  documents,
]
