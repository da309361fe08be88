import { desk } from '../app-state/desk/client.ts'
import { withoutValues } from '../app-state/navigation/paths.ts'

/** The last export, with the tournament file and the route that it belongs to; `name` is null if it was stopped. */
export type LastExport = { readonly name: string | null; readonly at: Date; readonly of: ExportPlace }

/** Where an export was asked for. The route names the exported thing, such as an incident or a person. */
export type ExportPlace = { readonly file: string | undefined; readonly route: string }

/** The last export if it was asked for here, else null. */
export const exportFrom = (last: LastExport | null, { file, route }: ExportPlace): LastExport | null =>
  last && last.of.file === file && withoutValues(last.of.route) === withoutValues(route) ? last : null

/** The place of an export that was asked for on this route. */
export const exportPlace = async (route: string): Promise<ExportPlace> => ({ file: (await desk.tournaments.current())?.file, route })
