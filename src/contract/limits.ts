/** Numbers of the specification (chapter 9) and of our security rules that both sides use. */
export const VERSION_TAG = 'v2'
export const SECURE_CODE_LENGTH = 16
export const SECURE_CODE_LIFE_MS = 30 * 60_000
export const SECURE_CODE_CLEANUP_SHARE = 0.1
export const DOUBLE_CLICK_MS = 1000

export const PASSWORD_MIN = 6
export const PASSWORD_MAX = 256
export const EMAIL_MAX = 254
export const NAME_MAX = 50
export const VERIFICATION_CODE_LENGTH = 6
export const VERIFICATION_CODE_LIFE_MINUTES = 10
export const RESEND_GAP_MS = 60_000
export const RESET_LINK_LIFE_MINUTES = 30
/** The source of a rich text, in bytes of UTF-8. */
export const RICH_TEXT_BYTES = 256 * 1024

export const USER_STALE_MS = 30_000
export const USER_CACHE_MS = 5 * 60_000
export const USER_REFETCH_MS = 15 * 60_000
export const IQ_STATUS_STALE_MS = 5 * 60_000

export const COOKIE_BANNER_DELAY_MS = 1500
export const TOAST_MS = 5000
export const TOAST_SWIPE_PX = 50
export const TOOLTIP_DELAY_MS = 700
export const TOOLTIP_SKIP_MS = 300
export const COPYRIGHT_YEAR = 2024

export const TITLE_MIN = 5
export const TITLE_MAX = 150
/** Characters an article needs before it can be published; a draft needs one. */
export const PUBLISH_MIN = 50
export const CATEGORIES_MAX = 3
export const TAGS_MAX = 5
export const TAG_MIN = 2
export const TAG_MAX = 30
/** Invited people who have not answered count too. */
export const COAUTHORS_MAX = 5
/** A person who declined or left is not invited again by the same author for this long. */
export const INVITATION_REST_DAYS = 30
export const SERIES_MIN = 2
export const SERIES_MAX = 100
export const SERIES_PARTS_MAX = 50
/** Product §12: how far ahead an article may be scheduled, and who may accept a suggestion nobody answered. */
export const SCHEDULE_DAYS_MAX = 365
export const SUPPORTS_NEEDED = 2
export const SUGGESTION_PATIENCE_DAYS = 14
export const SUMMARY_MAX = 140
export const COMMENT_MAX = 2000
export const COMMENT_LEVELS = 3
/** A change within this time is silent; afterwards the comment says "edited". */
export const COMMENT_SILENT_EDIT_MS = 5 * 60_000
export const REPORT_TEXT_MAX = 500
/** What was deleted can be restored for this long. */
export const TRASH_DAYS = 30
/** How many people, and how many tags and categories, somebody can follow. */
export const FOLLOWED_PEOPLE_MAX = 5000
export const FOLLOWED_TOPICS_MAX = 500
export const LIST_SIZE = 20
export const LIST_SIZE_MAX = 50
export const RELATED_SHOWN = 3
/** An article is half read between these percents of its text; before, it was hardly begun, after, it was finished. */
export const HALF_READ = { from: 10, to: 90 } as const
/** How often a reading position is sent while somebody reads on. */
export const READING_POSITION_MS = 15_000
export const READING_BLOCKS_MAX = 5000
/** Plain characters of an article in a list, and in its description. */
export const EXCERPT_LENGTH = 300
export const DESCRIPTION_LENGTH = 160

export const DRAFT_DEVICE_MS = 2000
export const DRAFT_SERVER_MS = 10_000
export const DRAFT_BYTES = 600 * 1024
export const IMAGE_BYTES = 10 * 1024 * 1024
export const IMAGE_PIXELS = 50_000_000
export const ALT_MAX = 300
export const VIDEO_BYTES = 100 * 1024 * 1024
export const VIDEO_SECONDS = 120
/** The longer and the shorter side of a video. */
export const VIDEO_SIDES = [1920, 1080] as const

export const PAGE_POST_MAX = 5000
export const PAGE_POST_SNIPPET = 100
/** A change within this time is silent and not stored as a version; poll options can be changed as long. */
export const POST_SILENT_EDIT_MS = 5 * 60_000
export const POLL_QUESTION_MIN = 3
export const POLL_QUESTION_MAX = 140
export const POLL_OPTIONS_MIN = 2
export const POLL_OPTIONS_MAX = 6
export const POLL_OPTION_MAX = 80
export const RECENT_POSTS_SHOWN = 6
/** How often the feed asks whether there is something new. */
export const FEED_POLL_MS = 15_000
export const NSFW_PAGE_SIZE = 10
export const NSFW_PAGES_KEPT = 5
export const ADULT_AGE = 18

export const POLL_MS = 3000
export const LISTS_INVALIDATE_MS = 60_000
export const CATEGORY_COUNTS_STALE_MS = 5 * 60_000
export const TRENDING_SHIMMER_MS = 3000
export const CATEGORY_SHIMMER_EVERY_MS = 30_000
export const LOADING_STEP = 2.5
export const LOADING_STEP_MS = 100
export const LOADING_QUOTE_MS = 3000
export const LOADING_REDIRECT_MS = 500
export const HOME_CATEGORIES = 6
export const TRENDING_SHOWN = 2
export const TRENDING_SIZE = 20
export const TRENDING_SNIPPET = 100
export const ARTICLE_SNIPPET = 150
export const SEARCH_MIN = 2
export const SEARCH_MAX = 100
export const SEARCH_LOADER_MS = 1500
/** Spec 9: what is shown when the statistics do not arrive. */
export const STATS_FALLBACK = { categories: 11, visitors: 1 } as const
export const ONLINE_FALLBACK = 1
