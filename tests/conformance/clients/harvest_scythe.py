"""Harvests with oaipmh-scythe: a line for each record, as its header says. Arguments: address, prefix, from."""

import json
import sys

from oaipmh_scythe import Scythe
from oaipmh_scythe.exceptions import NoRecordsMatch

address, prefix, since = sys.argv[1:4]
try:
    for record in Scythe(address).list_records(metadata_prefix=prefix, from_=since or None):
        header = record.header
        print(json.dumps([header.identifier, header.datestamp, header.deleted]), flush=True)
except NoRecordsMatch:
    pass
