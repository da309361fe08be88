import type { Language } from '../../engine/language.ts'
import type { Result } from '../../engine/result.ts'
import type { Office, OpenFile } from '../office.ts'
import { notFound, type Refusal } from '../refusal.ts'

export type ReportAsked = { readonly incident: number; readonly format: 'html' | 'json'; readonly language: Language }
export type Report = { readonly name: string; readonly mime: string; readonly content: string }

export const incidentReport = (_office: Office, _open: OpenFile, _asked: ReportAsked): Result<Report, Refusal> => notFound('not yet')
