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
