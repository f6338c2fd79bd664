import type * as appeals from '../../contract/appeals.ts'
import type { EndpointFactsOf } from '../content/endpoint-facts.ts'

export const appealEndpoints: EndpointFactsOf<typeof appeals> = {
  listOwnActions: {
    summary: {
      en: 'What moderators decided about the caller, the latest first.',
      id: 'Keputusan moderator tentang pemanggil, yang terbaru lebih dulu.',
      my: 'Keputusan moderator tentang pemanggil, yang terbaharu dahulu.',
    },
  },
  getOwnAction: {
    summary: {
      en: 'One such decision, with its reason and the appeal against it.',
      id: 'Satu keputusan seperti itu, dengan alasan dan bandingnya.',
      my: 'Satu keputusan sedemikian, dengan sebab dan rayuannya.',
    },
    refusals: ['not_found'],
  },
  makeAppeal: {
    summary: {
      en: 'Appeals against a decision about the caller: once, within 30 days.',
      id: 'Mengajukan banding atas keputusan tentang pemanggil: satu kali, dalam 30 hari.',
      my: 'Merayu terhadap keputusan tentang pemanggil: sekali, dalam masa 30 hari.',
    },
    refusals: ['not_found', 'conflict', 'lapsed'],
  },
  getSanctions: {
    summary: {
      en: 'Whether the caller may write now, and if not why and until when.',
      id: 'Apakah pemanggil boleh menulis sekarang; jika tidak, mengapa dan sampai kapan.',
      my: 'Sama ada pemanggil boleh menulis sekarang; jika tidak, sebab dan tempohnya.',
    },
  },
  listAppeals: {
    summary: {
      en: 'Open appeals, the oldest first. For moderators.',
      id: 'Banding yang terbuka, yang terlama lebih dulu. Untuk moderator.',
      my: 'Rayuan yang terbuka, yang terlama dahulu. Untuk moderator.',
    },
  },
  decideAppeal: {
    summary: {
      en: 'Decides an appeal; overturning undoes what was done. For moderators.',
      id: 'Memutuskan banding; mengabulkannya membatalkan tindakan itu. Untuk moderator.',
      my: 'Memutuskan rayuan; menerimanya membatalkan tindakan itu. Untuk moderator.',
    },
    refusals: ['not_found', 'conflict', 'not_allowed'],
  },
}
