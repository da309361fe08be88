/** The first check of each function of a hub: the caller is a desk of the given tournament, and not revoked. Part of published steps. */
export const CHECK_ADMITTED = `IF NOT EXISTS (SELECT 1 FROM shinpan.member m JOIN shinpan.desk d ON d.role = m.role
                   WHERE m.role = session_user AND m.tournament = wanted AND d.revoked IS NULL) THEN
      RAISE EXCEPTION 'not a desk of this tournament' USING ERRCODE = 'SHREV';
    END IF;`

/**
 * Presence at the tables, as a hub relays it between desks. It is independent of the hub's format, so that desks of any version support it.
 * `shinpan hub init` creates it if missing; without it, desks know only their own people. It has a row for each desk. The row is unlogged
 * (it does not survive the server), grants nothing, and blocks no entry: it refers to no other table. No role has access to the table. Its
 * one function is open to roles with access to the schema, which are desks alone: it writes the caller's own row and returns those of the
 * other desks of the tournament. All times are by the hub's clock.
 */
export const PRESENCE_SCHEMA = `
  CREATE UNLOGGED TABLE IF NOT EXISTS shinpan.presence (
    tournament bytea NOT NULL, role name NOT NULL, device text NOT NULL CHECK (octet_length(device) <= 100),
    people text NOT NULL CHECK (octet_length(people) <= 8192), at timestamptz NOT NULL, PRIMARY KEY (tournament, role, device)
  );
  ALTER TABLE shinpan.presence ENABLE ROW LEVEL SECURITY;

  CREATE OR REPLACE FUNCTION shinpan.here(wanted bytea, name text, who text) RETURNS TABLE (desk text, people text, age double precision)
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp SET lock_timeout = '200ms' AS $$
  DECLARE
    was text;
  BEGIN
    ${CHECK_ADMITTED}
    UPDATE shinpan.desk d SET seen = now() WHERE d.role = session_user AND (d.seen IS NULL OR d.seen < now() - interval '30 seconds');
    -- what nobody says any more; two at once don't wait for each other, and nobody long for one who does not end
    DELETE FROM shinpan.presence p WHERE (p.tournament, p.role, p.device) IN (
      SELECT o.tournament, o.role, o.device FROM shinpan.presence o WHERE o.at < clock_timestamp() - interval '1 minute' FOR UPDATE SKIP LOCKED);
    SELECT p.people INTO was FROM shinpan.presence p WHERE p.tournament = wanted AND p.role = session_user AND p.device = here.name;
    IF who = '[]' THEN
      DELETE FROM shinpan.presence p WHERE p.tournament = wanted AND p.role = session_user AND p.device = here.name;
    -- an address that two laptops share, but no more than a few of them
    ELSIF (SELECT count(*) FROM shinpan.presence p WHERE p.role = session_user AND p.device <> here.name) < 4 THEN
      INSERT INTO shinpan.presence (tournament, role, device, people, at) VALUES (wanted, session_user, here.name, who, clock_timestamp())
        ON CONFLICT ON CONSTRAINT presence_pkey DO UPDATE SET people = excluded.people, at = excluded.at;
    END IF;
    IF who IS DISTINCT FROM coalesce(was, '[]') THEN
      -- nothing but that there is something to look at; desks that don't know of it pass it over
      PERFORM pg_notify('shinpan', 'here ' || encode(wanted, 'hex'));
    END IF;
    RETURN QUERY SELECT d.name, p.people, extract(epoch FROM clock_timestamp() - p.at)::double precision
      FROM shinpan.presence p JOIN shinpan.desk d ON d.role = p.role
      WHERE p.tournament = wanted AND d.revoked IS NULL AND p.at > clock_timestamp() - interval '25 seconds'
        AND NOT (p.role = session_user AND p.device = here.name) ORDER BY d.name, p.device LIMIT 50;
  END
  $$;
  GRANT EXECUTE ON FUNCTION shinpan.here(bytea, text, text) TO PUBLIC;
`

/**
 * The clock offsets of the devices that wrote a tournament's entries, as a hub relays them between desks. Independent
 * of the hub's format, like presence. `shinpan hub init` creates it if missing; without it, desks know only their own
 * clock. It has a row for each device. Only the desk that writes entries under that name writes it, by the one
 * function. It stays when that desk is gone, since its entries do. A notice announces changes to the others.
 */
export const CLOCK_SCHEMA = `
  CREATE TABLE IF NOT EXISTS shinpan.clock (
    tournament bytea NOT NULL, device text NOT NULL CHECK (octet_length(device) <= 100), spans text NOT NULL CHECK (octet_length(spans) <= 4096),
    PRIMARY KEY (tournament, device)
  );
  ALTER TABLE shinpan.clock ENABLE ROW LEVEL SECURITY;

  CREATE OR REPLACE FUNCTION shinpan.clocks(wanted bytea, name text, own text) RETURNS TABLE (device text, spans text)
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp SET lock_timeout = '200ms' AS $$
  BEGIN
    ${CHECK_ADMITTED}
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
