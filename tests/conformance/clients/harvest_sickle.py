"""Harvests with Sickle: a line for each record, as its header says. Arguments: address, prefix, from."""

import json
import sys

from sickle import Sickle
from sickle.oaiexceptions import NoRecordsMatch

address, prefix, since = sys.argv[1:4]
asked = {"metadataPrefix": prefix, **({"from": since} if since else {})}
try:
    for record in Sickle(address, max_retries=5, default_retry_after=1).ListRecords(**asked):
        header = record.header
        print(json.dumps([header.identifier, header.datestamp, header.deleted]), flush=True)
except NoRecordsMatch:
    pass
