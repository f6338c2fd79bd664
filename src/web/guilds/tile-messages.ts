import { defineMessages } from '../platform/messages.ts'

/** What is said of a guild wherever it is named. */
export const messages = defineMessages({
  members: { en: '1 member|{number} members', id: '{number} anggota', my: '{number} ahli' },
  posts: { en: '1 post|{number} posts', id: '{number} postingan', my: '{number} hantaran' },
  private: { en: 'Private', id: 'Privat', my: 'Persendirian' },
  adult: { en: 'Adult content', id: 'Konten dewasa', my: 'Kandungan dewasa' },
  open: { en: 'Open to everyone', id: 'Terbuka untuk semua', my: 'Terbuka kepada semua' },
  approval: { en: 'Approval needed', id: 'Perlu persetujuan', my: 'Perlu kelulusan' },
  request: { en: 'Join by request', id: 'Bergabung lewat permintaan', my: 'Sertai melalui permohonan' },
  invite: { en: 'Invite only', id: 'Khusus undangan', my: 'Jemputan sahaja' },
  ledBy: { en: 'Led by {name}', id: 'Dipimpin oleh {name}', my: 'Diketuai oleh {name}' },
  owner: { en: 'Owner', id: 'Pemilik', my: 'Pemilik' },
  officer: { en: 'Officer', id: 'Pengurus', my: 'Pengurus' },
  member: { en: 'Member', id: 'Anggota', my: 'Ahli' },
})
