import { ADMITTED } from './unversioned-schema.ts'

/**
 * The third step of a hub's format: `append` checks and returns the same in a fourth of the time. It writes the newest number of each device
 * once, because PostgreSQL reads all former versions of a row that one transaction updates repeatedly. It looks up the parents of an entry
 * only if its parent is not the entry before it.
 */
export const FASTER_APPEND = `
  -- Without a search path of its own, so that it is inlined into append, which sets one.
  CREATE OR REPLACE FUNCTION shinpan.hash_of(device text, number bigint, at text, by text, kind text, version integer, body text, previous bytea)
  RETURNS bytea LANGUAGE sql STABLE STRICT AS $$
    SELECT sha256(
      convert_to(
        octet_length(device) || ':' || device || ',' || length(number::text) || ':' || number || ',' || octet_length(at) || ':' || at || ',' ||
        octet_length(by) || ':' || by || ',' || octet_length(kind) || ':' || kind || ',' || length(version::text) || ':' || version || ',' ||
        octet_length(body) || ':' || body || ',' || octet_length(previous) || ':', 'UTF8') || previous || '\\x2c'::bytea)
  $$;

  -- Answers {"position": the newest}, or {"refused": why, "entry": its name} where nothing of it was taken. So the note of it stays, whoever
  -- asks, and all desks hear of it; who takes the whole transaction back takes the note along, but not the line in the server's log.
  -- Refused: SHHSH the hash does not fit; SHLNK it names what is not there; SHNUM its number does not follow; SHFRK another entry bears its
  -- name; SHOWN it does not follow on what its device wrote before. Raised: SHREV not, or no longer, a desk of this tournament.
  CREATE OR REPLACE FUNCTION shinpan.append(
    wanted bytea, devices text[], numbers bigint[], ats text[], bys text[], kinds text[], versions integer[], bodies text[], previouses bytea[], hashes bytea[]
  ) RETURNS jsonb LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
  DECLARE
    place bigint;
    newest bigint;
    own bigint;
    highest bigint;
    -- the newest number that came here, by device
    sent_of jsonb := '{}';
    tips bytea[];
    -- the number of the only tip, if it came here
    tip bigint;
    parents bytea[];
    named text;
    why text;
    sent record;
  BEGIN
    ${ADMITTED}
    -- from here to the end of the transaction nobody else gives positions: they are seen in their order
    SELECT t.last, t.heads INTO place, tips FROM shinpan.tournament t WHERE t.id = wanted FOR UPDATE;
    newest := place;
    BEGIN
      FOR sent IN SELECT * FROM unnest(devices, numbers, ats, bys, kinds, versions, bodies, previouses, hashes)
                  AS s(device, number, at, author, kind, version, body, previous, hash) ORDER BY s.number, s.device COLLATE "C"
      LOOP
        named := coalesce(sent.device, '') || ':' || coalesce(sent.number, 0);
        own := sent_of ->> sent.device;
        IF own IS NULL THEN
          SELECT d.last INTO own FROM shinpan.device d WHERE d.tournament = wanted AND d.device = sent.device;
        END IF;
        IF sent.number <= own THEN
          -- sent again, as after an answer that was lost
          CONTINUE WHEN EXISTS (SELECT 1 FROM shinpan.entry e WHERE e.tournament = wanted AND e.device = sent.device AND e.number = sent.number AND e.hash = sent.hash);
          RAISE EXCEPTION USING ERRCODE = 'SHFRK';
        END IF;
        IF sent.hash IS NULL OR sent.hash IS DISTINCT FROM shinpan.hash_of(sent.device, sent.number, sent.at, sent.author, sent.kind, sent.version, sent.body, sent.previous) THEN
          RAISE EXCEPTION USING ERRCODE = 'SHHSH';
        END IF;
        parents := NULL;
        highest := 0;
        IF sent.previous = decode(repeat('00', 32), 'hex') THEN
          IF sent.hash <> wanted OR sent.number <> 1 THEN
            RAISE EXCEPTION USING ERRCODE = 'SHLNK';
          END IF;
        ELSIF tip IS NOT NULL AND tips = ARRAY[sent.previous] THEN
          parents := tips;
          highest := tip;
        ELSE
          SELECT array_agg(e.hash), max(e.number) INTO parents, highest FROM generate_series(0, octet_length(sent.previous) / 32 - 1) n
            JOIN shinpan.entry e ON e.tournament = wanted AND e.hash = substring(sent.previous FROM n * 32 + 1 FOR 32);
          IF octet_length(sent.previous) = 0 OR octet_length(sent.previous) <> coalesce(cardinality(parents), 0) * 32 THEN
            RAISE EXCEPTION USING ERRCODE = 'SHLNK';
          END IF;
        END IF;
        IF sent.number <> highest + 1 THEN
          RAISE EXCEPTION USING ERRCODE = 'SHNUM';
        END IF;
        IF tips <@ parents THEN
          tips := ARRAY[sent.hash];
          tip := sent.number;
        ELSE
          IF own > 0 AND NOT shinpan.follows(wanted, sent.device, own, parents) THEN
            RAISE EXCEPTION USING ERRCODE = 'SHOWN';
          END IF;
          tips := ARRAY(SELECT unnest(tips) EXCEPT SELECT unnest(parents)) || sent.hash;
          tip := NULL;
        END IF;
        newest := newest + 1;
        INSERT INTO shinpan.entry (tournament, position, device, number, at, by, kind, version, body, previous, hash, sent_by)
          VALUES (wanted, newest, sent.device, sent.number, sent.at, sent.author, sent.kind, sent.version, sent.body, sent.previous, sent.hash, session_user);
        sent_of := sent_of || jsonb_build_object(sent.device, sent.number);
      END LOOP;
      -- once for all: each further update of a row in one transaction makes the next one slower
      INSERT INTO shinpan.device (tournament, device, last, role) SELECT wanted, key, value::bigint, NULL FROM jsonb_each_text(sent_of)
        ON CONFLICT (tournament, device) DO UPDATE SET last = excluded.last;
    EXCEPTION WHEN SQLSTATE 'SHHSH' OR SQLSTATE 'SHLNK' OR SQLSTATE 'SHNUM' OR SQLSTATE 'SHFRK' OR SQLSTATE 'SHOWN' THEN
      GET STACKED DIAGNOSTICS why = RETURNED_SQLSTATE;
      named := left(named, 100);
      RAISE LOG 'shinpan refused entry % of % (%), tournament %', to_json(named), session_user, why, encode(wanted, 'hex');
      IF (SELECT count(*) FROM shinpan.refused r WHERE r.role = session_user AND r.at > now() - interval '1 hour') < 100 THEN
        INSERT INTO shinpan.refused (role, tournament, why, entry) VALUES (session_user, wanted, why, named);
        PERFORM pg_notify('shinpan', 'refused ' || encode(wanted, 'hex'));
      END IF;
      RETURN jsonb_build_object('refused', why, 'entry', named);
    END;
    IF newest > place THEN
      UPDATE shinpan.tournament t SET last = newest, heads = tips WHERE t.id = wanted;
      PERFORM pg_notify('shinpan', encode(wanted, 'hex') || ' ' || newest);
    END IF;
    RETURN jsonb_build_object('position', newest);
  END
  $$;
  `
