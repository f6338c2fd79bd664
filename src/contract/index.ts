import * as account from './account.ts'
import * as answers from './answers.ts'
import * as apiTokens from './api-tokens.ts'
import * as appeals from './appeals.ts'
import * as articleHistory from './article-history.ts'
import * as articleReads from './article-reads.ts'
import * as articleSearch from './article-search.ts'
import * as articleSignals from './article-signals.ts'
import * as articles from './articles.ts'
import * as auth from './auth.ts'
import * as blocks from './blocks.ts'
import * as bookmarks from './bookmarks.ts'
import * as coAuthors from './co-authors.ts'
import * as collectionEditors from './collection-editors.ts'
import * as collectionFiles from './collection-files.ts'
import * as collectionRows from './collection-rows.ts'
import * as collectionSuggestions from './collection-suggestions.ts'
import * as collections from './collections.ts'
import * as comments from './comments.ts'
import * as conversations from './conversations.ts'
import * as dataExport from './data-export.ts'
import * as draftLinks from './draft-links.ts'
import * as drafts from './drafts.ts'
import * as embeds from './embeds.ts'
import type { Route, RoutesOf } from './endpoint.ts'
import * as events from './events.ts'
import * as explore from './explore.ts'
import * as firstDay from './first-day.ts'
import * as follows from './follows.ts'
import * as forYou from './for-you.ts'
import * as guildMembers from './guild-members.ts'
import * as guildPosts from './guild-posts.ts'
import * as guilds from './guilds.ts'
import * as help from './help.ts'
import * as honor from './honor.ts'
import * as imports from './imports.ts'
import * as iq from './iq.ts'
import * as leaving from './leaving.ts'
import * as market from './market.ts'
import * as media from './media.ts'
import * as mentions from './mentions.ts'
import * as messageActs from './message-acts.ts'
import * as moderation from './moderation.ts'
import * as mutes from './mutes.ts'
import * as notifications from './notifications.ts'
import * as nsfw from './nsfw.ts'
import * as pagePosts from './page-posts.ts'
import * as passkeys from './passkeys.ts'
import * as paymentEvents from './payment-events.ts'
import * as profiles from './profiles.ts'
import * as push from './push.ts'
import * as questionLists from './question-lists.ts'
import * as questions from './questions.ts'
import * as readingPositions from './reading-positions.ts'
import * as reports from './reports.ts'
import * as richText from './rich-text.ts'
import * as scheduledPosts from './scheduled-posts.ts'
import * as search from './search.ts'
import * as series from './series.ts'
import * as settings from './settings.ts'
import * as signIns from './sign-ins.ts'
import * as siteDesk from './site-desk.ts'
import * as stats from './stats.ts'
import * as twoFactor from './two-factor.ts'
import * as unsubscribe from './unsubscribe.ts'
import * as votes from './votes.ts'
import * as welcome from './welcome.ts'

const modules = {
  ...account,
  ...apiTokens,
  ...appeals,
  ...articleHistory,
  ...articleReads,
  ...articleSearch,
  ...articleSignals,
  ...articles,
  ...auth,
  ...blocks,
  ...bookmarks,
  ...coAuthors,
  ...collections,
  ...collectionEditors,
  ...collectionRows,
  ...collectionSuggestions,
  ...collectionFiles,
  ...comments,
  ...conversations,
  ...messageActs,
  ...dataExport,
  ...draftLinks,
  ...drafts,
  ...embeds,
  ...events,
  ...explore,
  ...firstDay,
  ...follows,
  ...forYou,
  ...guilds,
  ...guildMembers,
  ...guildPosts,
  ...questions,
  ...questionLists,
  ...answers,
  ...help,
  ...honor,
  ...imports,
  ...iq,
  ...leaving,
  ...market,
  ...media,
  ...mentions,
  ...moderation,
  ...mutes,
  ...notifications,
  ...nsfw,
  ...pagePosts,
  ...passkeys,
  ...paymentEvents,
  ...profiles,
  ...push,
  ...readingPositions,
  ...reports,
  ...richText,
  ...scheduledPosts,
  ...search,
  ...series,
  ...settings,
  ...signIns,
  ...siteDesk,
  ...stats,
  ...twoFactor,
  ...unsubscribe,
  ...votes,
  ...welcome,
}

/**
 * Every route of the API by its operation name, the name of its const. Routing, documentation, the role matrix and the
 * fuzz tests read it; the web does not, since it would load the whole contract.
 */
export const routes = Object.fromEntries(
  Object.entries<unknown>(modules).filter(([, value]) => isRoute(value)),
) as RoutesOf<typeof modules>

export type OperationName = keyof typeof routes

function isRoute(value: unknown): value is Route {
  return (
    typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'access' in value
  )
}
