"""Judges bags by bagit-python: unpacks each zip archive and validates what is in it. Arguments: archives. A line for each problem."""

import os
import sys
import tempfile
import zipfile

import bagit

for archive in sys.argv[1:]:
    with tempfile.TemporaryDirectory() as folder:
        try:
            zipfile.ZipFile(archive).extractall(folder)
            (name,) = os.listdir(folder)
            bagit.Bag(os.path.join(folder, name)).validate()
        except Exception as problem:
            print(archive, str(problem).replace("\n", " "), sep="\t")
print("judged")
