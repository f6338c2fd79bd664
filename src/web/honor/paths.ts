export const LEADERBOARD_PATH = '/honor'
export const HONOR_HELP = '/help-center?page=honor'
export const RANKING_SETTING = '/settings?section=privacy'
export const HISTORY_PATH = '/profile?tab=honor'
