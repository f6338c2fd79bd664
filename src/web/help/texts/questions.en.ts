import { HONOR_REWARDS, PRIVILEGES } from '../../../contract/honor-rules.ts'
import { POST_SILENT_EDIT_MS, TITLE_MAX, TRASH_DAYS } from '../../../contract/limits.ts'
import {
  CLOSE_VOTES,
  OWN_ACCEPT_HOURS,
  PICK,
  QUESTION_LIMITS,
  QUESTION_TITLE_MIN,
  VOTE_CHANGE_MINUTES,
} from '../../../contract/question-rules.ts'
import type { HelpText } from './help-text.ts'

const SILENT_MINUTES = POST_SILENT_EDIT_MS / 60_000

export const askingQuestions: HelpText = {
  title: 'Asking questions',
  summary: 'How to ask so that people can help, and what you can do with the answers.',
  sections: [
    {
      heading: 'Ask',
      blocks: [
        {
          steps: [
            'Open [Questions](/question), which the menu calls **Help**, and press **Ask a question**.',
            `Write your question in one sentence, ${QUESTION_TITLE_MIN} to ${TITLE_MAX} characters. Similar questions are shown while you type. If one of them is yours, press **This answers mine**: you upvote it and read its answers.`,
            'Add details if you like: what you’ve tried, and what is still unclear. Choose a category.',
            'Press **Ask question**. We notify you when someone answers.',
          ],
        },
        `You can ask ${QUESTION_LIMITS.questions} questions a day, and ${QUESTION_LIMITS.questionsAtFirst} on your first day. What you’ve begun is kept as a draft.`,
      ],
    },
    {
      heading: 'Accept an answer',
      blocks: [
        `Press **Accept answer** at the one that helped you most. Your question is then solved, that answer moves to the top, and both of you earn [Honor](/help-center?page=honor). You can choose another one at any time, or press **Undo accept**. Your own answer can be accepted ${OWN_ACCEPT_HOURS} hours after you wrote it, and earns nothing.`,
      ],
    },
    {
      heading: 'When no answer is accepted',
      blocks: [
        `If you haven’t accepted an answer after ${PICK.days} days, the best one with a score of ${PICK.score} or more is marked **Community pick**. You can still accept any answer afterwards.`,
      ],
    },
    {
      heading: 'Edit or delete',
      blocks: [
        `**More actions** has **Edit** and **Delete**. If you edit later than ${SILENT_MINUTES} minutes after asking, press **edited** beside the date to see the earlier versions. You can delete a question as long as no answer by someone else is accepted or has more upvotes than downvotes, and restore it for ${TRASH_DAYS} days.`,
      ],
    },
  ],
}

export const answeringQuestions: HelpText = {
  title: 'Answering and voting',
  summary: 'How to answer, what votes do, and why a question may be closed.',
  sections: [
    {
      heading: 'Answer',
      blocks: [
        'The tab **Unanswered** in [Questions](/question) lists what no one has answered yet. Write under **Your answer** and press **Post answer**. You can give one answer to each question, and edit it as long as the question isn’t locked. Use comments only to ask for details.',
        `You can answer ${QUESTION_LIMITS.answers} times a day, and ${QUESTION_LIMITS.answersAtFirst} times on your first day.`,
      ],
    },
    {
      heading: 'Vote',
      blocks: [
        `Press **Upvote** if a question or an answer is useful. Once you have ${PRIVILEGES.downvote} [Honor](/help-center?page=honor), you can also press **Downvote**: it costs you ${-HONOR_REWARDS['downvote-given'].points} Honor, so use it for what is wrong, not for opinions you don’t share. You can’t vote on what you wrote or on adult content. A vote can be changed for ${VOTE_CHANGE_MINUTES} minutes, and again after an edit.`,
        '**Best** shows the accepted answer first, then the others by their votes; a few votes count for less than many. **Newest** shows the latest first.',
      ],
    },
    {
      heading: 'Duplicate, closed, locked',
      blocks: [
        {
          list: [
            'A duplicate was asked before and links to the original. If its author edits it to say what is different, it reopens.',
            'A closed question is unclear, too broad or doesn’t belong here. It can be read, but takes no new answers.',
            'A question locked by a moderator can only be read.',
          ],
        },
        `Once you have ${PRIVILEGES.closeVotes} Honor, you can press **Vote to close**. ${CLOSE_VOTES} votes close a question, and ${CLOSE_VOTES} votes reopen it; a moderator can do either alone. If something breaks the rules, [report it](/help-center?page=reporting) instead.`,
      ],
    },
  ],
}
