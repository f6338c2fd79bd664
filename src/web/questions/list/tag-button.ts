/** What opens the field of tags, and has the focus again when that is closed. */
export const TAG_BUTTON_ID = 'question-tag-button'
