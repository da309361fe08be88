import { ADMITTED } from './admitted-schema.ts'

/**
 * By how much the clocks are off by which a tournament's entries were written, as a hub carries it from desk to desk: apart from its format, like who is at
 * which table. `shinpan hub init` makes it where it lacks; where it does not, desks know of their own clock alone.
 *
 * A row for each device, written by the one function and by nobody but the desk that writes entries under that name; it stays when that desk is gone, since
 * its entries do. A notice tells the others that there is something to look at.
 */
export const CLOCKS = `
  CREATE TABLE IF NOT EXISTS shinpan.clock (
    tournament bytea NOT NULL, device text NOT NULL CHECK (octet_length(device) <= 100), spans text NOT NULL CHECK (octet_length(spans) <= 4096),
    PRIMARY KEY (tournament, device)
  );
  ALTER TABLE shinpan.clock ENABLE ROW LEVEL SECURITY;

  CREATE OR REPLACE FUNCTION shinpan.clocks(wanted bytea, name text, own text) RETURNS TABLE (device text, spans text)
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp SET lock_timeout = '200ms' AS $$
  BEGIN
    ${ADMITTED}
    IF own IS NOT NULL AND EXISTS (SELECT 1 FROM shinpan.device d WHERE d.tournament = wanted AND d.device = clocks.name AND d.role = session_user) THEN
      INSERT INTO shinpan.clock AS c (tournament, device, spans) VALUES (wanted, clocks.name, own)
        ON CONFLICT ON CONSTRAINT clock_pkey DO UPDATE SET spans = excluded.spans WHERE c.spans <> excluded.spans;
      IF FOUND THEN
        PERFORM pg_notify('shinpan', 'clock ' || encode(wanted, 'hex'));
      END IF;
    END IF;
    RETURN QUERY SELECT c.device, c.spans FROM shinpan.clock c WHERE c.tournament = wanted ORDER BY c.device LIMIT 200;
  END
  $$;
  GRANT EXECUTE ON FUNCTION shinpan.clocks(bytea, text, text) TO PUBLIC;
`
