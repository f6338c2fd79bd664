import type { Notifications, NotificationType } from '../content/notification-type.ts'
import type { Text } from '../../contract/messages.ts'
import { MODERATED } from '../staff/public.ts'
import { REPORT_DECIDED } from '../reports/public.ts'
import {
  APPEAL_DECIDED,
  listAnswers,
  listAppealFacts,
  listModeratedFacts,
  listReasons,
  listReportFacts,
} from './notify-queries.ts'
import { labels, words } from './notify-messages.ts'

const OWN = '/appeals'
const HELP = '/help-center?page=reporting'

/** Decisions about somebody go by mail too: whoever is not here learns of them in time to appeal. */
const decision = (said: Text): NotificationType => ({
  icon: 'system',
  filter: 'system',
  label: labels.decisions,
  words: said,
  channels: { inApp: true, mail: true, push: false },
  isLasting: true,
})

const report = (label: Text, said: Text): NotificationType => ({
  icon: 'system',
  filter: 'system',
  label,
  words: said,
  channels: { inApp: true, mail: false, push: false },
  leadsTo: HELP,
  isLasting: true,
})

export const notifications: Notifications = {
  types: {
    'content-hidden': { ...decision(words.hidden), label: labels.hidden },
    'content-kept': { ...decision(words.kept), label: labels.kept },
    'content-removed': {
      ...decision(words.removed),
      label: labels.removed,
      note: { words: words.removedFor, list: listReasons('hide') },
      leadsTo: OWN,
    },
    'content-marked': { ...decision(words.marked), label: labels.marked },
    'content-restored': { ...decision(words.restored), label: labels.restored },
    warned: {
      ...decision(words.warned),
      label: labels.warned,
      note: { words: words.warnedFor, list: listReasons('warn') },
      leadsTo: OWN,
    },
    silenced: {
      ...decision(words.silenced),
      label: labels.silenced,
      note: { words: words.silencedFor, list: listReasons('silence') },
      leadsTo: OWN,
    },
    'sanction-lifted': { ...decision(words.lifted), label: labels.lifted, leadsTo: OWN },
    'appeal-overturned': {
      ...decision(words.overturned),
      label: labels.overturned,
      note: { words: words.overturnedFor, list: listAnswers },
      leadsTo: OWN,
    },
    'appeal-upheld': {
      ...decision(words.upheld),
      label: labels.upheld,
      note: { words: words.upheldFor, list: listAnswers },
      leadsTo: OWN,
    },
    'report-founded': report(labels.founded, words.founded),
    'report-unfounded': report(labels.unfounded, words.unfounded),
  },
  sources: {
    [MODERATED]: listModeratedFacts,
    [APPEAL_DECIDED]: listAppealFacts,
    [REPORT_DECIDED]: listReportFacts,
  },
}
